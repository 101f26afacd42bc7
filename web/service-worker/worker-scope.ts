/** The used parts of a service worker's scope. TypeScript's own library of it can't be combined with that of pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Readonly<{
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Readonly<{ url: string }>[]>;
  }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: PageMessageEvent) => void): void;
}

type LifecycleEvent = Readonly<{ waitUntil(work: Promise<unknown>): void }>;
type PageMessageEvent = LifecycleEvent & Readonly<{ data: unknown }>;
export type FetchEvent = LifecycleEvent &
  Readonly<{
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith(response: Promise<Response>): void;
  }>;
