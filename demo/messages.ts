import type { Message } from "#domain/messages/message.ts";

export type DemoMessage = Readonly<Omit<Message, "id" | "created_at"> & { created_at: string }>;

/** Messages from the Contact page, newest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    name: "Anisha Thapa",
    email: "anisha.thapa@example.com",
    phone: null,
    subject: "Visit to the Newari house on Saturday?",
    message:
      "Namaste, my husband and I would like to see the brick house near Mangal Bazaar. We can come only on Saturdays. Your hours say closed: would somebody still meet us, perhaps at eleven? And is it true that no car reaches the door? My mother-in-law walks with a stick.",
    created_at: "2026-11-14T13:27:00Z",
  },
  {
    name: "रामबाबु साह",
    email: "rambabu.sah@example.com",
    phone: null,
    subject: "बर्दिबासको एक कट्ठा जग्गाबारे",
    message:
      "नमस्ते, गौरीबासको एक कट्ठा जग्गा अझै बिक्रीमा छ कि छैन? लालपुर्जा र नापी नक्साको प्रतिलिपि हेर्न मिल्छ भने म आउँदो हप्ता बर्दिबास कार्यालयमा आउँछु। बाटो २० फिट नक्सामै छ कि अहिले मात्र छोडिएको हो, त्यो पनि बताइदिनुहोला।",
    created_at: "2026-11-12T05:51:00Z",
  },
  {
    name: "Devendra Mishra",
    email: "devendra.mishra@example.com",
    phone: null,
    subject: "Estimate for a second storey in Janakpur",
    message:
      "Our house in ward 8 was built in 2014 with columns left for a second floor. Before asking for a quotation I would like an engineer to look at the columns. Do you do that, what does it cost, and is the fee taken off if we build with you?",
    created_at: "2026-11-06T09:14:00Z",
  },
  {
    name: "Claire Moreau",
    email: "claire.moreau@example.com",
    phone: null,
    subject: "Furnished flat from January to June",
    message:
      "I will be teaching in Kathmandu for six months from early January and am looking for a furnished flat or studio, quiet, up to Rs 40,000 a month. Is a six-month lease possible, and which papers does a foreigner need?",
    created_at: "2026-10-30T16:40:00Z",
  },
  {
    name: "Binod Chaudhary Tharu",
    email: "binod.tharu@example.com",
    phone: null,
    subject: "Thank you, and one door",
    message:
      "We have been in our house at Kadam Colony for a year now and the street stayed dry this monsoon too. One thing: the back door swelled and no longer closes in the rain. Could the carpenter pass by when he is next in Itahari? No hurry.",
    created_at: "2026-10-17T07:22:00Z",
  },
];
