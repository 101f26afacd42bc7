import type { PictureName } from "#demo/picture-alt-texts.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";

export type DemoServiceRequest = Readonly<
  ServiceRequestInput & { imag: PictureName | null; created_at: string }
>;

/** Service requests from the Others page, newest first. */
export const demoServiceRequests: readonly DemoServiceRequest[] = [
  {
    service_name: "Bathroom Renovation",
    phone_no: "+977-9800000201",
    email: "kabita.jha@example.com",
    address: "Kadam Chowk, Janakpur-7, Dhanusha",
    service_type: "Bathroom Renovation",
    Service_urgency: "2 Weeks",
    preffered_date: "2026-11-23",
    description:
      "Water comes through the ceiling below our upstairs bathroom whenever somebody showers. Probably the old floor trap. We would like the floor opened, sealed and tiled again before my brother's wedding at the end of Mangsir.",
    imag: null,
    created_at: "2026-11-14T08:03:00Z",
  },
  {
    service_name: "Exterior Painting",
    phone_no: "+977-9800000202",
    email: "suresh.rai@example.com",
    address: "Hilltop Avenue, Dharan-13, Sunsari",
    service_type: "Exterior Painting",
    Service_urgency: "1 Month",
    preffered_date: "2026-12-06",
    description:
      "Three storeys, last painted in 2017. The north side has moss and some hairline cracks. Please quote for washing, crack filling and two coats, with the scaffolding listed separately.",
    imag: "property-05-a",
    created_at: "2026-11-11T11:36:00Z",
  },
  {
    service_name: "Kitchen Renovation",
    phone_no: "+977-9800000203",
    email: "maya.shakya@example.com",
    address: "Pulchowk, Lalitpur-3",
    service_type: "Kitchen Renovation",
    Service_urgency: "3 Months",
    preffered_date: null,
    description:
      "A kitchen of 9 by 11 ft with one window. We want an L-shaped counter in granite, a place for a filter and a dishwasher later, and the gas cylinder outside. The cupboards may be kept if you think they are worth it.",
    imag: null,
    created_at: "2026-11-04T05:28:00Z",
  },
  {
    service_name: "Flooring",
    phone_no: "+977-9800000204",
    email: null,
    address: "Main Road, Bardibas-1, Mahottari",
    service_type: "Other",
    Service_urgency: "1 Month",
    preffered_date: "2026-12-15",
    description:
      "Two rooms above the pharmacy, 420 sq ft together, bare cement now. Something that is warm in winter and can be mopped. Please phone, I do not use e-mail.",
    imag: null,
    created_at: "2026-10-27T06:57:00Z",
  },
  {
    service_name: "House Renovation",
    phone_no: "+977-9800000205",
    email: "niranjan.bhattarai@example.com",
    address: "Old Baneshwor, Kathmandu-10",
    service_type: "House Renovation",
    Service_urgency: "3 Months",
    preffered_date: "2027-02-14",
    description:
      "My parents' house of 1998: new wiring, two bathrooms, and the ground floor made fit for a wheelchair. They will live upstairs during the works, so it has to go floor by floor. I would like to hear how you would plan that before we speak of money.",
    imag: null,
    created_at: "2026-10-20T14:11:00Z",
  },
];
