import { ChiefExecutive } from "./chief-executive.tsx";
import { Grandfather } from "./grandfather.tsx";
import { Grandmother } from "./grandmother.tsx";
import { Investor } from "./investor.tsx";
import { Shopkeeper } from "./shopkeeper.tsx";
import { Teacher } from "./teacher.tsx";
import { YoungWoman } from "./young-woman.tsx";

const sitters = {
  "chief-executive": ChiefExecutive,
  investor: Investor,
  grandfather: Grandfather,
  "young-woman": YoungWoman,
  teacher: Teacher,
  grandmother: Grandmother,
  shopkeeper: Shopkeeper,
};

export type Sitter = keyof typeof sitters;

type Props = { of: Sitter; className?: string };

/** A drawn portrait by name, so that texts about people can say which face is theirs. */
export function Portrait({ of, className }: Props) {
  const Drawing = sitters[of];
  return <Drawing className={className} />;
}
