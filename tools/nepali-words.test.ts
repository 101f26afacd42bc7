import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Rejected spellings with the one that docs/nepali-words.md prescribes. */
const decisions: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/ौं|ैं/, "ौँ, ैँ, as in छौँ, गरौँ, काठमाडौँ"],
  [/तपाईँ|तपाइँ|तपाइं/, "तपाईं"],
  [/दैछ|दैछन्/, "दै छ, दै छन्"],
  [/अंक|संख्या|लिंक|गंगा|रंग|पंक्ति|संकेत|कंक्रिट/, "अङ्क, सङ्ख्या, लिङ्क, गङ्गा, रङ, पङ्क्ति, सङ्केत, कङ्क्रिट"],
  [/गन्ज|गंज/, "गञ्ज"],
  [/ईमेल|इमेइल/, "इमेल"],
  [/तस्वी|तस्बी|फोटो/, "तस्बिर"],
  [/सुरू|शुरु|शुरू/, "सुरु"],
  [/रूपैयाँ|रुपैया[^ँ]/, "रुपैयाँ"],
  [/बाथरूम|स्नानघर/, "बाथरुम"],
  [/वर्गफिट/, "वर्ग फिट"],
  [/भुईं|भुईँ|भुइं/, "भुइँ"],
  [/सीधै|सिधैँ/, "सिधै"],
  [/किसिम/, "प्रकार"],
  [/महिनावारी/, "मासिक"],
  [/रङकर्मी/, "रङ लगाउने मिस्त्री"],
  [/(?:घर|भान्सा|बाथरुम)(?:को)? मर्मत(?!सम्भार)/, "नवीकरण"],
  [/\} कोठा/, "सुत्ने कोठा"],
  [/कसरी भेट्ने/, "कसरी सम्पर्क गरौँ"],
  [/कसरी लगइन/, "लगइन गर्ने तरिका"],
  [/हाम्रोतर्फ/, "हाम्रो प्रणालीमा"],
  [/बेचु|आफ्रो/, "बेच्नु, आफ्नो"],
  [/सुरक्षित (?:गर|भयो|भएन)/, "सेभ"],
  [/लग इन|लग-इन|लग्इन/, "लगइन"],
  [/व्हाट्सएप|(?<!ह्)वाट्सएप|ह्वाट्स एप/, "ह्वाट्सएप"],
  [/पेज(?![\u0900-\u097F])|पेज(?:मा|ले|को|का|बाट|हरू|लाई)/, "पृष्ठ"],
  [/जिम्मेदार|जिम्मा/, "जिम्मेवार"],
  [/संपादन|सम्पादित/, "सम्पादन"],
  [/रद्दी टोकरी|रद्दीको टोकरी|ट्र्यास/, "रद्दीटोकरी"],
  [/थिचाइमै|चारपाटे|हेराउने|सुपरयुजर/, "एक क्लिकमै, वर्गाकार, देखाउने, व्यवस्थापक"],
];

/** The names of places are an unchanged copy of their source; `corrected-names.ts` has ours. People may type units and the names of columns in any spelling. */
const sourceData = [
  "domain/places/places.json",
  "domain/places/fixtures",
  "domain/land/unit-words.ts",
  "domain/imports/column-names.ts",
];

const files = globSync("{domain,web,server,demo}/**/*.{ts,tsx,json}", {
  exclude: (path) => path.includes(".test.") || path.startsWith("server/testing"),
}).filter((path) => !sourceData.some((start) => path.startsWith(start)));

test("IN1 all Nepali texts follow the spelling of docs/nepali-words.md", () => {
  const wrong = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        decisions
          .filter(([pattern]) => pattern.test(line))
          .map(([, right]) => `${file}:${index + 1} write ${right}: ${line.trim()}`),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
