import type { Language } from "#domain/language.ts";
import type { MessageInput } from "#domain/messages/message.ts";
import type { ProjectFilters } from "#domain/projects/filters.ts";
import type { Project } from "#domain/projects/project.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { LocationOption } from "#domain/properties/options.ts";
import type { Property } from "#domain/properties/property.ts";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";

/** One page of a public list, with what its result line and its selects say. */
export type Listing<Item> = Readonly<{
  results: Item[];
  /** How many match the filters, of how many there are: «Showing X of Y». */
  matching: number;
  total: number;
  page: number;
  pages: number;
  /** Places where there really is something, for the location select. */
  locations: LocationOption[];
}>;

/** What public pages read. The server fills it from its repositories; pages know no database. */
export interface SiteData {
  listProperties(listing: ListingType, filters: PropertyFilters, page: number): Promise<Listing<Property>>;
  findProperty(id: number): Promise<Property | undefined>;
  /** HO4: the newest active ones that staff put forward. */
  featuredProperties(limit: number): Promise<Property[]>;
  listProjects(filters: ProjectFilters, page: number): Promise<Listing<Project>>;
  findProject(id: number): Promise<Project | undefined>;
}

/**
 * What the visitor of this one request may store, with what stood in the field that nobody sees. For browsers without
 * JavaScript; the others use the API.
 */
export interface SiteForms {
  sendMessage(message: MessageInput, honeypot: string): Promise<void>;
  requestService(request: ServiceRequestInput, honeypot: string): Promise<void>;
  submitProperty(submission: SubmissionInput, honeypot: string): Promise<void>;
}

/** What the server hands to every page it renders. */
export type SiteContext = Readonly<{
  data: SiteData;
  forms: SiteForms;
  /** The origin in canonical links and share cards. */
  publicUrl: string;
  /** The files that hold each language's words, where they are known: a page asks for its own with its first byte. */
  wordFiles: Readonly<Partial<Record<Language, string>>>;
  /** Marks the scripts that the server itself puts into this one page; it never leaves the server. */
  scriptNonce: string;
  /** For what a page can live without, and staff should know of. */
  report: (error: unknown) => void;
}>;
