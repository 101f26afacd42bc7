/** The tokens of web/styles/tokens.css that derive from a company's colour, as they are without one. */
export const defaultTokens = {
  light: {
    paper: "#fbf5e9",
    surface: "#fffcf6",
    sunken: "#f3e9d7",
    ink: "#2b1c15",
    "ink-soft": "#5f4b3e",
    "ink-faint": "#766152",
    line: "#e2d4bd",
    "line-strong": "#92795f",
    "badge-neutral": "#f3e9d7",
    "on-badge-neutral": "#2b1c15",
    night: "#2a1912",
    "night-line": "#574034",
    "on-night": "#f8ecda",
    "on-night-soft": "#d3bfa9",
    "night-mark": "#e0664e",
    madder: "#a42a1d",
    "madder-hover": "#872015",
    "madder-soft": "#f9e3d9",
    "madder-strong": "#8f2418",
    "madder-edge": "#a42a1d",
    "on-madder": "#fff8ee",
    mark: "#a42a1d",
  },
  dark: {
    paper: "#191210",
    surface: "#231a16",
    sunken: "#110c0a",
    ink: "#f5e9d8",
    "ink-soft": "#cfbba6",
    "ink-faint": "#a8937f",
    line: "#40322a",
    "line-strong": "#8f7963",
    "badge-neutral": "#33271f",
    "on-badge-neutral": "#f5e9d8",
    night: "#0f0a08",
    "night-line": "#45362d",
    "on-night": "#f5e9d8",
    "on-night-soft": "#cfbba6",
    "night-mark": "#e0664e",
    madder: "#bf3f2c",
    "madder-hover": "#c94733",
    "madder-soft": "#43201a",
    "madder-strong": "#f4a08c",
    "madder-edge": "#bf3f2c",
    "on-madder": "#ffffff",
    mark: "#d0503b",
  },
} as const;

export type Scheme = keyof typeof defaultTokens;
type TokenName = keyof (typeof defaultTokens)["light"];
export type Tokens = Readonly<Record<TokenName, string>>;
export type SchemeTokens = Readonly<Record<Scheme, Tokens>>;

export const schemes: readonly Scheme[] = ["light", "dark"];
/** The colour of a company that has not chosen one. */
export const defaultColour = defaultTokens.light.madder;
