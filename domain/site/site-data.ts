import type { AlertChange, AlertInput, AlertPage } from "#domain/alerts/alert.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import type { VerifyPage } from "#domain/diary/verify-page.ts";
import type { EnquiryInput } from "#domain/enquiries/enquiry.ts";
import type { SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { ClientAction, EstimatePage } from "#domain/estimates/estimate-page.ts";
import type { JobPage, JobPageAction } from "#domain/job-pages/job-page.ts";
import type { Language } from "#domain/language.ts";
import type { MessageInput } from "#domain/messages/message.ts";
import type { LocationChoices } from "#domain/places/location-option.ts";
import type { PlaceCode } from "#domain/places/place-code.ts";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import type { ProjectFilters } from "#domain/projects/filters.ts";
import type { PageProject } from "#domain/projects/project.ts";
import type { ProjectCard } from "#domain/projects/project-card.ts";
import type { PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import type { RelaxedFilter } from "#domain/properties/relaxed-filters.ts";
import type { SellerPage } from "#domain/sell/seller-page.ts";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { FreeDay } from "#domain/visits/free-times.ts";
import type { VisitorChange, VisitPage } from "#domain/visits/visit-page.ts";

/** One page of a public list, with the data of its result line and its filters. */
export type Listing<Item> = Readonly<{
  results: Item[];
  /** "Showing `matching` of `total`". */
  matching: number;
  total: number;
  page: number;
  pages: number;
}> &
  LocationChoices;

export type PropertyListingPage = Listing<PropertyCard> &
  Readonly<{
    /** SR6: whether `matching` is the number of matches. Otherwise it is a bound that they exceed: "1,000+". */
    isExact: boolean;
    /** The types with listings, for the type select. */
    types: PropertyType[];
    /** SR1: the search that was used instead, because nothing matches the words as they were written. */
    corrected: string | null;
    /** SR5: if nothing matches, what would without one of the filters, and listings near the asked place. */
    loosened: RelaxedFilter[];
    nearby: PropertyCard[];
    /** The names of the places that are asked for, in the page's language. */
    placeNames: Readonly<Partial<Record<PlaceCode, string>>>;
  }>;

/** The data source of public pages, with all texts in the page's language. The server implements it with its repositories. */
export interface SiteData {
  listProperties(
    listing: ListingType,
    address: PropertyListAddress,
    language: Language,
  ): Promise<PropertyListingPage>;
  /** LD1: the types with listings. */
  listedTypes(listing: ListingType): Promise<PropertyType[]>;
  /** Undefined for drafts and withdrawn properties. */
  findProperty(id: number, language: Language): Promise<Property | undefined>;
  /** VT1: the public ones in this order, also sold and rented ones. */
  propertiesByIds(ids: readonly number[], language: Language): Promise<Property[]>;
  /** Listed properties of the same kind, near in place and price. */
  similarProperties(property: Property, limit: number, language: Language): Promise<PropertyCard[]>;
  /** VT4: the rates that apply to a listing today. */
  costRates(property: Pick<Property, "local_level_id">, language: Language): CostRates;
  /** HO4: the newest listed properties marked as featured. */
  featuredProperties(language: Language): Promise<PropertyCard[]>;
  listProjects(filters: ProjectFilters, page: number, language: Language): Promise<Listing<ProjectCard>>;
  findProject(id: number, language: Language): Promise<PageProject | undefined>;
  /** LE5: where a sale submission stands. Undefined for an unknown token and an expired page. */
  findSellerPage(token: string): Promise<SellerPage | undefined>;
  /** DY6: a visit by its token. Undefined for an unknown one. */
  findVisitPage(token: string, language: Language): Promise<VisitPage | undefined>;
  /** CN3: an estimate by its token. Undefined for an unknown one, and for a company that does not build. */
  findEstimatePage(token: string, language: Language): Promise<EstimatePage | undefined>;
  /** CN9: the seals of a diary by the code of its job. Undefined for an unknown one, and for a company that does not build. */
  findVerifyPage(
    code: string,
    query: Readonly<{ page: number; seal: string | null }>,
  ): Promise<VerifyPage | undefined>;
  /** CN10: a job by its token, with a page of its diary. Undefined for an unknown or old one, and for a company that does not build. */
  findJobPage(token: string, language: Language, page: number): Promise<JobPage | undefined>;
  /** DY5: when a listing can be visited. */
  freeDays(propertyId: number): Promise<readonly FreeDay[]>;
  /** VT5: what an alert is about. Undefined for an unknown token, and for one that was ended or has expired. */
  findAlertPage(token: string, language: Language): Promise<AlertPage | undefined>;
  /** PL1: the places that a text may name. */
  suggestPlaces(text: string, language: Language): PlaceSuggestion[];
  /** SR3: the province, district or local level that a text names best. */
  findPlace(text: string, language: Language): PlaceCode | undefined;
}

/** Stores forms posted without JavaScript; with JavaScript, the browser uses the API. Bound to the current request. */
export interface SiteForms {
  sendMessage(message: MessageInput, honeypot: string): Promise<void>;
  requestService(request: ServiceRequestInput, honeypot: string): Promise<void>;
  /** VT3: about a listing. */
  sendEnquiry(enquiry: EnquiryInput, honeypot: string): Promise<SentEnquiry>;
  submitProperty(submission: SubmissionInput, honeypot: string): Promise<void>;
  /** VT5 */
  requestAlert(alert: AlertInput, honeypot: string): Promise<void>;
  /** DY6: false if there is no such visit. */
  changeVisit(
    token: string,
    change: VisitorChange,
    wished: Readonly<{ date: string; time: string }> | null,
  ): Promise<boolean>;
  /** CN3: false if there is no such estimate. */
  actOnEstimate(
    token: string,
    action: ClientAction,
    fields: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** CN6, CN10: about a variation. False if there is no such job or variation. */
  actOnJob(
    token: string,
    variationId: number,
    action: JobPageAction,
    fields: Readonly<Record<string, string>>,
  ): Promise<boolean>;
  /** Null if there is no such alert. */
  changeAlert(token: string, change: "confirm" | "end" | "end-all"): Promise<AlertChange | null>;
}

/** The server passes this to every page that it renders. */
export type SiteContext = Readonly<{
  data: SiteData;
  forms: SiteForms;
  /** The origin of canonical links and share cards. */
  publicUrl: string;
  /** VT5: whether mails can be sent. */
  hasMail: boolean;
  /** The language of the page, decided by its address. */
  language: Language;
  /** The files of texts in the page's language that a built file imports, if known. Pages preload theirs. */
  textFilesOf: (builtFile: string, language: Language) => readonly string[];
  /** ST1: what the company says about itself. */
  settings: Settings;
  /** ST1: the settings are not saved, so files that are made from them can't be fetched. */
  isPreview?: true;
  /** The version of what share cards show of the company. */
  cardBrand: string;
  /** Marks the server's own scripts while this page is rendered. It is removed before the page is sent. */
  scriptNonce: string;
  /** Logs an error that does not prevent the page from rendering. */
  logError: (error: unknown) => void;
}>;
