/** The address of the verification page, and its QR code as an SVG path. */
export type SealQrCode = Readonly<{ url: string; size: number; path: string }>;

/** For loaders: the encoder stays on the server. */
export async function sealQrCode(url: string): Promise<SealQrCode> {
  const { qrPath } = await import("#domain/sharing/qr-path.ts");
  return { url, ...qrPath(url) };
}
