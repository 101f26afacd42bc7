import { Bamboo } from "#web/art/motifs/bamboo.tsx";
import { Fish } from "#web/art/motifs/fish.tsx";
import { Lotus } from "#web/art/motifs/lotus.tsx";
import { Sun } from "#web/art/motifs/sun.tsx";

const motifs = {
  sun: <Sun transform="translate(36 36) scale(0.84)" />,
  bamboo: <Bamboo transform="translate(36 63) scale(0.56)" joints={3} />,
  fish: <Fish transform="translate(9 21) scale(0.75)" />,
  lotus: <Lotus transform="translate(36 51) scale(0.82)" />,
} as const;

export function ChapterMotif({ name }: { name: keyof typeof motifs }) {
  return motifs[name];
}
