const papersText =
  "Papers and scans are here, encrypted with a key of the server's secret (AES-256-GCM; scan.sealed in media/).";

/** In the archive, for people who may know nothing of this software. */
export function readmeOf(company: string, madeAt: string, hasPapers: boolean): string {
  return `${company}: everything of the site on ${madeAt}

This archive contains personal data of visitors and owners. Keep it as you would keep the server.

csv/       The rows of each table, for spreadsheets (UTF-8). Columns with lists or texts in two languages contain JSON.
tables/    The same rows, exactly: one JSON object a line.
media/     The pictures in several sizes; the folders are named by the "key" of the table "pictures".
manifest.json, manifest.sha256
           What belongs to the archive, with the SHA-256 of each file.
secret.sealed
           The server's secret, encrypted with the password that was chosen for this archive: 16 bytes of salt, 12 of
           initialisation vector, 16 of authentication tag, then the text, with AES-256-GCM. The key is
           scrypt(password in Unicode NFC, salt, 32 bytes, N = 131072, r = 8, p = 1).

Left out, because it grants access: password hashes, second factors, sessions, invitations and API keys. Accounts are
here without a password.
${hasPapers ? papersText : "Papers and scans were left out."}

To move into an empty installation:  npm run take-in -- archive.zip
Then give an account a password:     npm run admin -- password <username>

यस अभिलेखमा साइटका सबै विवरण छन्, आगन्तुक र घरधनीका व्यक्तिगत विवरण पनि। सुरक्षित राख्नुहोस्। csv/ का फाइल स्प्रेडसिटमा खुल्छन्।
`;
}
