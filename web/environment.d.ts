interface ImportMetaEnv {
  /** API7: another API host for the browser; by default this server. */
  readonly VITE_API_URL?: string;
}
