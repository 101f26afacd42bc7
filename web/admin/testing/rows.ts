/** A list as the API answers it, with all rows on one page. */
export const listOf = (...results: readonly object[]) => ({
  json: { count: results.length, next: null, previous: null, results },
});

export const message = {
  id: 7,
  name: "Sita Karna",
  email: "sita@example.com",
  phone: "9800000201",
  subject: "The house",
  message: "नमस्ते,\nIs the house\nstill for sale?",
  created_at: "2026-11-15T10:00:00Z",
};

export const submission = {
  id: 7,
  name: "Sita Devi",
  email: "sita@example.com",
  phone_no: "+977-9800000201",
  propert_title: "Townhouse at the pond",
  property_location: "Kadam Chowk, Janakpur-7",
  property_price: 8_500_000,
  property_type: "Townhouse",
  no_of_bedrooms: 4,
  no_of_bathrooms: 2.5,
  area: 1800,
  description: "Two floors\nand a well",
  image: null,
  created_at: "2026-11-15T10:00:00Z",
};

export const serviceRequest = {
  id: 7,
  service_name: "Flooring",
  service_type: "Other",
  phone_no: "041-555012",
  email: "gita@example.com",
  address: "Station Road, Janakpur-4",
  Service_urgency: "2 Weeks",
  preffered_date: null,
  description: "Marble in two rooms",
  imag: null,
  created_at: "2026-11-15T10:00:00Z",
};

export const project = {
  id: 7,
  proj_name: "Traders' hall",
  location: "Pokhara",
  client_name: "A family",
  proj_area: "2,400 sq ft",
  proj_type: "Residential",
  proj_status: "Planning",
  proj_duration: "14 months",
  professionals: 0,
  proj_budget: 0,
  description: "",
  features: ["Stairs"],
  challenges: [],
  outcomes: [],
  image_urls: [],
  completed_date: null,
  start_date: null,
  end_date: null,
  pictures: [],
  created_at: "2026-11-15T10:00:00Z",
  updated_at: "2026-11-15T10:00:00Z",
};

export const property = {
  id: 7,
  name: "Brick house",
  address: "Station Road, Janakpur",
  price: 9_000_000,
  area: 1200,
  bedrooms: 1,
  bathrooms: 1,
  property_type: "house",
  for_type: "sale",
  status: "active",
  description: "",
  features: [],
  custom_features: [],
  pictures: [],
  translations: { en: { name: "Brick house", address: "Station Road, Janakpur" }, np: {} },
  created_at: "2026-11-15T10:00:00Z",
  updated_at: "2026-11-15T10:00:00Z",
};
