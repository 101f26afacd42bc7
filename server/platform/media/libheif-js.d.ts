declare module "libheif-js/wasm-bundle.js" {
  export type Channel = Readonly<{ width: number; height: number; stride: number; data: Uint8Array }>;

  const library: Readonly<{
    heif_colorspace: Readonly<{ heif_colorspace_RGB: object }>;
    heif_chroma: Readonly<{ heif_chroma_interleaved_RGB: object }>;
    heif_context_alloc: () => object;
    heif_context_free: (context: object) => void;
    heif_context_read_from_memory: (context: object, file: Uint8Array) => object;
    heif_js_context_get_primary_image_handle: (context: object) => object | undefined;
    heif_image_handle_get_width: (handle: object) => number;
    heif_image_handle_get_height: (handle: object) => number;
    heif_image_handle_release: (handle: object) => void;
    heif_js_decode_image2: (
      handle: object,
      colours: object,
      order: object,
    ) => Promise<Readonly<{ image?: object; channels?: readonly Channel[] }> | undefined>;
    heif_image_release: (image: object) => void;
  }>;
  export default library;
}
