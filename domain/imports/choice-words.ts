import { foldCase } from "#domain/search-text.ts";

/** The words of a choice in files, besides its value, in both languages. */
type Words = Readonly<Record<string, string>>;

const choiceWords: Readonly<Record<string, Words>> = {
  property_type: {
    house: "home,bungalow,villa,ghar,घर,residential house,single family home",
    apartment: "flat,unit,अपार्टमेन्ट,फ्ल्याट,apartments",
    condo: "condominium,कन्डो,कन्डोमिनियम",
    land: "plot,lot,jagga,ghaderi,जग्गा,घडेरी,lands",
    commercial:
      "shop,office,shutter,commercial building,commercial space,व्यावसायिक,व्यावसायिक भवन,पसल,सटर,कार्यालय",
    loft: "लफ्ट",
    studio: "studio apartment,स्टुडियो",
    townhouse: "town house,row house,टाउनहाउस",
    penthouse: "pent house,पेन्टहाउस",
  },
  for_type: {
    sale: "for sale,sell,selling,buy,बिक्री,बिक्रीमा,बेच्ने",
    rent: "for rent,rental,to let,lease,भाडा,भाडामा,बहाल,बहालमा",
  },
  status: {
    draft: "pending,मस्यौदा",
    active: "available,public,publish,published,live,open,उपलब्ध,सक्रिय",
    reserved: "booked,on hold,hold,बुक भएको,आरक्षित",
    sold: "sold out,closed,बिक्री भयो,बिक्री भएको,बिकिसकेको",
    rented: "let,leased,भाडामा गयो,भाडामा गएको",
    withdrawn: "inactive,private,trash,cancelled,फिर्ता लिइयो,हटाइएको",
  },
  price_unit: {
    total: "all,whole,जम्मा",
    month: "monthly,per month,महिना,प्रति महिना",
    sq_ft: "sq ft,sqft,square foot,square feet,वर्ग फिट",
    aana: "anna,ana,आना",
    dhur: "धुर",
    kattha: "katha,कट्ठा",
  },
  land_use: {
    agricultural: "agriculture,farming,कृषि",
    residential: "residence,आवासीय",
    commercial: "व्यावसायिक",
    industrial: "औद्योगिक",
  },
  furnishing: {
    none: "unfurnished,no,not furnished,नभएको,छैन",
    semi: "semi furnished,semi-furnished,partly,अर्ध सुसज्जित",
    full: "furnished,fully furnished,full furnished,yes,पूर्ण सुसज्जित,छ",
  },
  water: {
    municipal: "tap,pipe,piped,corporation,धारा,खानेपानी",
    boring: "borewell,bore,tubewell,tube well,बोरिङ",
    well: "इनार,कुवा",
    none: "no,छैन",
  },
  facing: {
    east: "e,purba,पूर्व,पूर्वी",
    west: "w,paschim,पश्चिम",
    north: "n,uttar,उत्तर",
    south: "s,dakshin,दक्षिण",
    north_east: "ne,north east,north-east,northeast,ईशान,उत्तर पूर्व,उत्तर-पूर्व",
    south_east: "se,south east,south-east,southeast,आग्नेय,दक्षिण पूर्व,दक्षिण-पूर्व",
    south_west: "sw,south west,south-west,southwest,नैऋत्य,दक्षिण पश्चिम,दक्षिण-पश्चिम",
    north_west: "nw,north west,north-west,northwest,वायव्य,उत्तर पश्चिम,उत्तर-पश्चिम",
  },
  road_type: {
    blacktop: "black topped,blacktopped,pitch,pitched,asphalt,पिच,कालोपत्रे",
    gravel: "graveled,gravelled,ग्राभेल",
    earthen: "earth,soil,kachhi,kacchi,कच्ची",
    concrete: "rcc,pcc,dhalan,ढलान",
    paved: "stone,block,brick,soling,ढुङ्गा,ब्लक",
    none: "no,no road,छैन",
  },
  ownership: {
    private: "personal,individual,निजी",
    joint: "shared,संयुक्त",
    guthi: "गुठी",
    company: "कम्पनी",
  },
  lalpurja: {
    yes: "y,available,छ",
    no: "n,not available,छैन",
    in_process: "in process,processing,pending,प्रक्रियामा",
  },
  channel: {
    walk_in: "walk in,walk-in,office,visit,कार्यालय,कार्यालयमा",
    telephone: "phone,call,mobile,फोन,टेलिफोन",
    other: "web,website,facebook,email,referral,अन्य",
  },
  language: { en: "english,अङ्ग्रेजी,अंग्रेजी", np: "nepali,ne,नेपाली" },
  checkbox: {
    yes: "y,true,1,x,✓,✔,हो,छ,on",
    no: "n,false,0,-,होइन,छैन,off",
  },
};

const valuesByWord = new Map(
  Object.entries(choiceWords).map(([field, words]) => [
    field,
    new Map(
      Object.entries(words).flatMap(([value, others]) =>
        [value, ...others.split(",")].map((word) => [plain(word), value] as const),
      ),
    ),
  ]),
);

function plain(word: string): string {
  return foldCase(word.normalize())
    .replace(/[\s_-]+/g, " ")
    .replace(/[.।:]+$/, "")
    .trim();
}

/** The value of a choice that a cell names by one of its words; undefined if it is none of them. */
export function readChoice(field: string, text: string): string | undefined {
  return valuesByWord.get(field)?.get(plain(text));
}
