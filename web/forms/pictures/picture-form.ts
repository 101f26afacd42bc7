/** The body of a single picture's upload. */
export function pictureForm(file: Blob): FormData {
  const form = new FormData();
  form.append("image", file, file instanceof File ? file.name : "picture.jpg");
  return form;
}
