import type { Language } from "#domain/language.ts";
import type { Project } from "./project.ts";

const sampleDefaults = {
  professionals: 12,
  features: [],
  challenges: [],
  outcomes: [],
  image_urls: [],
  pictures: [],
  start_date: null,
  end_date: null,
  completed_date: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
} satisfies Partial<Project>;

/** PR5: shown when the project list cannot be loaded. Negative ids match no project page. */
export const sampleProjects: Readonly<Record<Language, readonly Project[]>> = {
  en: [
    {
      ...sampleDefaults,
      id: -1,
      proj_name: "A house of two storeys",
      location: "Janakpur, Dhanusha",
      proj_area: "2,400 sq ft",
      proj_type: "Residential",
      proj_status: "Completed",
      proj_duration: "14 months",
      proj_budget: 18_000_000,
      client_name: "A family of six",
      description: "What a finished home looks like on this page.",
    },
    {
      ...sampleDefaults,
      id: -2,
      proj_name: "A row of shops",
      location: "Bardibas, Mahottari",
      proj_area: "5,600 sq ft",
      proj_type: "Commercial",
      proj_status: "Under Construction",
      proj_duration: "18 months",
      proj_budget: 42_000_000,
      client_name: "A traders' cooperative",
      description: "What a building under way looks like on this page.",
    },
  ],
  np: [
    {
      ...sampleDefaults,
      id: -1,
      proj_name: "दुई तले घर",
      location: "जनकपुर, धनुषा",
      proj_area: "2,400 sq ft",
      proj_type: "Residential",
      proj_status: "Completed",
      proj_duration: "14 months",
      proj_budget: 18_000_000,
      client_name: "छ जनाको परिवार",
      description: "बनिसकेको घर यस पृष्ठमा यस्तो देखिन्छ।",
    },
    {
      ...sampleDefaults,
      id: -2,
      proj_name: "पसलको लहर",
      location: "बर्दिबास, महोत्तरी",
      proj_area: "5,600 sq ft",
      proj_type: "Commercial",
      proj_status: "Under Construction",
      proj_duration: "18 months",
      proj_budget: 42_000_000,
      client_name: "व्यापारी सहकारी",
      description: "बन्दै गरेको भवन यस पृष्ठमा यस्तो देखिन्छ।",
    },
  ],
};
