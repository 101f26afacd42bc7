import { pictureFile } from "./pictures.ts";

/** The required fields of each form, without pictures. */
export const messageFields = {
  name: "Sita",
  email: "sita@example.com",
  subject: "A visit",
  message: "On Saturday?",
};

export const submissionFields = {
  name: "Ranjana Karna",
  email: "ranjana@example.com",
  propert_title: "House",
  property_location: "Janakpur",
  property_price: "8700000",
  property_type: "House",
  description: "Two storeys.",
};

export const serviceRequestFields = {
  service_name: "Flooring",
  phone_no: "+977-9800000201",
  address: "Janakpur",
  service_type: "Other",
  Service_urgency: "2 Weeks",
  description: "One room.",
};

export const propertyFields = {
  name: "Brick house",
  address: "Kadam Chowk, Janakpur",
  price: "12500000",
  area: "1850",
};

/** A new project also needs at least three pictures. */
export const projectFields = {
  proj_name: "Janaki Tower",
  location: "Janakpur",
  client_name: "Mithila Bank",
  proj_area: "12 storeys",
  proj_type: "Commercial",
  proj_duration: "18 months",
};

export function threePictures(): Promise<File[]> {
  return Promise.all([pictureFile(), pictureFile(), pictureFile()]);
}
