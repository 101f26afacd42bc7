import type { Language } from "#domain/language.ts";

/** ST4: the mail that shows that mail works. */
export function composeTestMail(
  company: string,
  language: Language,
): Readonly<{ subject: string; text: string }> {
  return {
    en: {
      subject: `Test mail from ${company}`,
      text: `If you read this, the site of ${company} can send mail.\n\nNothing else is to be done.\n`,
    },
    np: {
      subject: `${company}: परीक्षण इमेल`,
      text: `यो इमेल आइपुग्यो भने ${company} को साइटबाट इमेल जान्छ।\n\nअरू केही गर्नु पर्दैन।\n`,
    },
  }[language];
}
