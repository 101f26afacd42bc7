import { hash } from "@node-rs/argon2";

/** argon2id with the parameters OWASP names first. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}
