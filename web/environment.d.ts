interface ImportMetaEnv {
  /** API7: another API host for the browser; this server when it is not set. */
  readonly VITE_API_URL?: string;
}
