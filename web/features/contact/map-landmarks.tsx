import { Fish } from "#web/art/motifs/fish.tsx";
import type { MotifProps } from "#web/art/motifs/motif-props.ts";

type LabelProps = Readonly<{ x: number; y: number; text: string; isStrong?: boolean; isWater?: boolean }>;

/** A label with an outline in the background colour, so that it is legible over roads. */
export function MapLabel({ x, y, text, isStrong = false, isWater = false }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      paintOrder="stroke"
      stroke="var(--sunken)"
      strokeWidth="5"
      strokeLinejoin="round"
      fill={isWater ? "var(--indigo-strong)" : "var(--ink)"}
      className={`text-sm ${isStrong ? "font-semibold" : ""}`}
    >
      {text}
    </text>
  );
}

const domes = [
  { x: -46, size: 0.72 },
  { x: 46, size: 0.72 },
  { x: 0, size: 1.15 },
];

/** Janaki Mandir with its three domes; its base is at the origin. */
export function Temple({ transform }: MotifProps) {
  return (
    <g transform={transform} fill="var(--paper)" stroke="currentColor" strokeLinejoin="round">
      <path d="M-66 0V-30H66V0Z" strokeWidth="1.6" />
      {domes.map(({ x, size }) => (
        <g key={x} transform={`translate(${x} -30) scale(${size})`}>
          <path d="M-17 0V-14H17V0Z" strokeWidth="1.4" />
          <path
            d="M-15 -14C-17 -28 -6 -32 0 -42C6 -32 17 -28 15 -14Z"
            fill="var(--marigold)"
            strokeWidth="1.4"
          />
          <path d="M0 -42V-50M0 -50L9 -47L0 -44" fill="var(--mark)" strokeWidth="1.2" />
        </g>
      ))}
      <g fill="none" strokeWidth="1.1">
        <path d="M-7 0V-12C-7 -20 7 -20 7 -12V0" fill="var(--mark)" />
        <path d="M-58 -4V-16C-58 -22 -46 -22 -46 -16V-4M-38 -4V-16C-38 -22 -26 -22 -26 -16V-4M26 -4V-16C26 -22 38 -22 38 -16V-4M46 -4V-16C46 -22 58 -22 58 -16V-4" />
        <path d="M-64 -26H64" strokeWidth="2" strokeDasharray="0 5" strokeLinecap="round" />
      </g>
    </g>
  );
}

/** A small temple with a stepped roof. */
export function Shrine({ transform }: MotifProps) {
  return (
    <g
      transform={transform}
      fill="var(--paper)"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d="M-14 0V-16H14V0Z" />
      <path d="M-20 -16H20L11 -27H-11Z" fill="var(--mark)" />
      <path d="M-11 -27H11L0 -42Z" fill="var(--marigold)" />
      <path d="M-4 0V-10H4V0" fill="none" />
    </g>
  );
}

type PondProps = Readonly<{ x: number; y: number; width: number; height: number }>;

/** A pond with stone steps and a fish. */
export function Pond({ x, y, width, height }: PondProps) {
  const middle = y + height / 2;
  const wave = `q8 -6 16 0t16 0t16 0`;
  return (
    <g fill="none" stroke="currentColor">
      <rect x={x} y={y} width={width} height={height} rx="8" fill="var(--paper)" strokeWidth="1.6" />
      <rect
        x={x + 6}
        y={y + 6}
        width={width - 12}
        height={height - 12}
        rx="5"
        fill="var(--indigo-soft)"
        stroke="var(--river)"
        strokeWidth="1.3"
      />
      <g stroke="var(--river)" strokeWidth="1.2" strokeLinecap="round">
        <path d={`M${x + 18} ${y + 24}${wave}M${x + width - 70} ${y + height - 18}${wave}`} />
        <path d={`M${x + width - 66} ${y + 22}${wave}M${x + 20} ${y + height - 18}${wave}`} />
      </g>
      <Fish transform={`translate(${x + width / 2 - 30} ${middle - 17}) scale(0.84)`} />
    </g>
  );
}

/** Three trees of a mango grove. */
export function Grove({ transform }: MotifProps) {
  return (
    <g transform={transform} stroke="currentColor" strokeWidth="1.3" strokeLinecap="round">
      {[-22, 20, 0].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index === 2 ? 10 : 0})`}>
          <path d="M0 0V-14" />
          <path
            d="M0 -12C-13 -12 -15 -26 -7 -30C-6 -39 6 -39 7 -30C15 -26 13 -12 0 -12Z"
            fill="var(--leaf-soft)"
          />
          <path d="M0 -14V-27M0 -19L-5 -24M0 -17L5 -22" fill="none" stroke="var(--sprig)" />
        </g>
      ))}
    </g>
  );
}

/** The only element in the primary colour. Its tip is at the origin. */
export function OfficePin({ transform, name }: MotifProps & { name: string }) {
  return (
    <g transform={transform}>
      <ellipse rx="13" ry="4" fill="currentColor" opacity="0.18" />
      <path
        d="M0 0C-6 -13 -21 -22 -21 -38A21 21 0 0 1 21 -38C21 -22 6 -13 0 0Z"
        fill="var(--madder)"
        stroke="var(--surface)"
        strokeWidth="2.5"
      />
      <path
        d="M-10 -32V-40L0 -49L10 -40V-32ZM-3 -32V-38H3V-32"
        fill="var(--on-madder)"
        stroke="var(--madder)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <MapLabel x={0} y={22} text={name} isStrong />
    </g>
  );
}
