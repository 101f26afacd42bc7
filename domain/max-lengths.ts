/** In UTF-16 code units, so a valid text never has more characters than its column allows. */
export const maxLengths = {
  word: 60,
  name: 120,
  title: 200,
  address: 300,
  email: 254,
  text: 5000,
  page: 30_000,
} as const;
