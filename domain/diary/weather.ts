export const weathers = ["sunny", "cloudy", "rain", "storm", "fog", "hot", "cold"] as const;
