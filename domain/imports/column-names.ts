import { keysOf } from "#domain/keys-of.ts";
import type { ImportKind } from "./import.ts";

/** A column's name in the template and the dashboard, and other names by which it is recognised. */
export type ColumnName = Readonly<{ en: string; np: string; others?: string }>;

/** IM1: what a column of listings can be. Other names are divided by commas; those of WordPress themes are in `wordpress-names.ts`. */
const listingColumns = {
  reference: {
    en: "Reference",
    np: "सन्दर्भ नम्बर",
    others: "ref,ref no,code,property id,property code,listing id,id,कोड,सि नं",
  },
  name: {
    en: "Name",
    np: "नाम",
    others: "title,property name,property title,listing,heading,शीर्षक,सम्पत्तिको नाम",
  },
  name_np: {
    en: "Name in Nepali",
    np: "नाम (नेपाली)",
    others: "nepali name,nepali title,name np,title np,name nepali",
  },
  for_type: {
    en: "For",
    np: "बिक्री वा भाडा",
    others: "for type,purpose,sale or rent,listing type,offer,deal,प्रयोजन",
  },
  property_type: { en: "Type", np: "प्रकार", others: "property type,kind,category,किसिम" },
  status: { en: "Status", np: "अवस्था", others: "state,property status" },
  price: {
    en: "Price",
    np: "मूल्य",
    others: "price rs,price npr,amount,rate,total price,asking price,rent,monthly rent,भाउ,दाम,भाडा रकम",
  },
  price_unit: { en: "Price per", np: "मूल्य प्रति", others: "price unit,rate unit,per" },
  unit_price: { en: "Unit price", np: "एकाइ मूल्य", others: "price per unit,rate per unit" },
  is_negotiable: { en: "Negotiable", np: "मोलमोलाइ", others: "is negotiable" },
  address: { en: "Address", np: "ठेगाना", others: "location,full address,property address,स्थान" },
  place: {
    en: "Municipality",
    np: "पालिका",
    others: "local level,city,town,vdc,rural municipality,नगरपालिका,गाउँपालिका",
  },
  district: { en: "District", np: "जिल्ला" },
  ward: { en: "Ward", np: "वडा", others: "ward no,ward number,वडा नं,वडा नम्बर" },
  street: { en: "Street", np: "टोल", others: "tole,street name,सडक,बाटोको नाम" },
  coordinates: {
    en: "Coordinates",
    np: "नक्साको स्थान",
    others: "map,map link,google map,gps,location pin,lat long,latlng",
  },
  latitude: { en: "Latitude", np: "अक्षांश", others: "lat" },
  longitude: { en: "Longitude", np: "देशान्तर", others: "lng,long,lon" },
  land_area: {
    en: "Land area",
    np: "जग्गाको क्षेत्रफल",
    others: "land,land size,plot area,plot size,area of land,जग्गा",
  },
  area: {
    en: "Built area",
    np: "निर्मित क्षेत्रफल",
    others: "area,built up area,builtup area,floor area,square feet,sq ft,area sq ft,area sqft,क्षेत्रफल",
  },
  bedrooms: { en: "Bedrooms", np: "सुत्ने कोठा", others: "beds,bed,bedroom,bhk,rooms,कोठा" },
  bathrooms: { en: "Bathrooms", np: "बाथरुम", others: "baths,bath,bathroom,शौचालय" },
  storeys: { en: "Storeys", np: "तला", others: "storey,stories,floors,floor" },
  year_built: {
    en: "Year built",
    np: "बनेको साल",
    others: "built,built year,construction year,year,बनेको साल वि सं",
  },
  frontage: { en: "Frontage", np: "मोहडाको चौडाइ", others: "mohada,front,frontage ft" },
  depth: { en: "Depth", np: "लम्बाइ", others: "length,depth ft" },
  land_use: { en: "Land use", np: "भू-उपयोग" },
  furnishing: { en: "Furnishing", np: "फर्निचर", others: "furnished" },
  parking_motorcycles: {
    en: "Parking, motorcycles",
    np: "मोटरसाइकल पार्किङ",
    others: "parking motorcycles,bike parking,motorcycle parking",
  },
  parking_cars: {
    en: "Parking, cars",
    np: "कार पार्किङ",
    others: "parking cars,car parking,parking,garage,garages",
  },
  water: { en: "Water", np: "पानी" },
  facing: { en: "Facing", np: "मोहडा", others: "face,direction,दिशा" },
  road_width: { en: "Road width", np: "बाटोको चौडाइ", others: "road,road access,road ft,बाटो" },
  road_type: { en: "Road type", np: "बाटोको प्रकार", others: "road surface" },
  landmarks: { en: "Landmarks", np: "नजिकै" },
  ownership: { en: "Ownership", np: "स्वामित्व" },
  lalpurja: { en: "Lalpurja", np: "लालपुर्जा", others: "land certificate" },
  lalpurja_seen_on: { en: "Lalpurja seen on", np: "लालपुर्जा हेरेको मिति" },
  boundaries_walked_on: { en: "Boundaries walked on", np: "साँध हेरेको मिति" },
  road_measured_on: { en: "Road measured on", np: "बाटो नापेको मिति" },
  features: { en: "Features", np: "सुविधा", others: "amenities,feature names,facilities,सुविधाहरू" },
  description: { en: "Description", np: "विवरण", others: "details,remarks,about,कैफियत" },
  description_np: {
    en: "Description in Nepali",
    np: "विवरण (नेपाली)",
    others: "nepali description,description np,description nepali",
  },
  is_featured: { en: "Featured", np: "विशेष", others: "is featured,hot" },
  pictures: { en: "Pictures", np: "तस्बिर", others: "picture,photos,photo,images,image,gallery,फोटो,तस्बिरहरू" },
  old_address: {
    en: "Old web address",
    np: "पुरानो वेब ठेगाना",
    others: "url,link,permalink,web address,वेब ठेगाना",
  },
} as const satisfies Record<string, ColumnName>;
export type ListingColumn = keyof typeof listingColumns;

/** IM3: what a column of people and leads can be. */
const leadColumns = {
  name: { en: "Name", np: "नाम", others: "full name,customer,client,contact,person,ग्राहक,पूरा नाम" },
  phone: {
    en: "Phone",
    np: "फोन",
    others:
      "phone no,phone number,mobile,mobile no,mobile number,telephone,contact no,contact number,cell,मोबाइल,सम्पर्क,फोन नम्बर,मोबाइल नम्बर",
  },
  email: { en: "E-mail", np: "इमेल", others: "email,mail,e mail,email address,इ मेल" },
  text: {
    en: "What they want",
    np: "के चाहिएको",
    others:
      "text,message,requirement,requirements,note,notes,remarks,enquiry,inquiry,description,comment,सन्देश,कैफियत,माग",
  },
  reference: {
    en: "Listing's reference",
    np: "सम्पत्तिको सन्दर्भ नम्बर",
    others: "reference,ref,property,property id,property code,listing,सन्दर्भ नम्बर",
  },
  channel: { en: "Came by", np: "कसरी आए", others: "channel,source,स्रोत" },
  language: { en: "Language", np: "भाषा" },
  next_step: { en: "Next step", np: "अर्को काम", others: "follow up,todo,action" },
  next_step_on: {
    en: "Next step on",
    np: "अर्को कामको मिति",
    others: "follow up date,next date,due,due date,next call",
  },
} as const satisfies Record<string, ColumnName>;
export type LeadColumn = keyof typeof leadColumns;

export const listingColumnNames = keysOf(listingColumns);
export const leadColumnNames = keysOf(leadColumns);

export function columnsOf(kind: ImportKind): Readonly<Record<string, ColumnName>> {
  return kind === "leads" ? leadColumns : listingColumns;
}
