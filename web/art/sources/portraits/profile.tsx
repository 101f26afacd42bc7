type Props = {
  /** The mark between the brows: a round tika, the vertical line of a blessing, or none. */
  tika?: "dot" | "line";
  lips?: string;
  smile?: boolean;
};

/** The face all portraits share, looking right: the long nose and the fish-shaped eye of Mithila. */
export function Profile({ tika, lips = "none", smile = true }: Props) {
  return (
    <g>
      <path
        d="M48 30C60 24 73 28 77 41C78 45 77.5 47 79 50C82 55 86 60 87.5 64C86.5 66.5 83 67 81 67C82 68.5 82.5 70 81.5 71.5C82.5 73 82.3 74.5 81 75.5C82 81 79 86 73 87C68.5 87.5 65 86.5 61.5 84.5C60.5 90 61.5 95 64 100L40 104C44 94 43.5 84 42 74C40 56 40 38 48 30Z"
        fill="var(--marigold-soft)"
        strokeWidth="1.6"
      />
      <path
        d="M57 51.5C61.5 44.5 70.5 44.5 76 51C70.5 57.5 62 57.8 57 51.5Z"
        fill="var(--paper)"
        strokeWidth="1.3"
      />
      <circle cx="67" cy="50.6" r="3.2" fill="currentColor" stroke="none" />
      <path d="M55 44.5C60 38 70 37.5 76 43" strokeWidth="1.8" />
      <path d="M81 71.5C79 72 76.5 72 74.5 71" fill={lips} strokeWidth="1.3" />
      {lips !== "none" && (
        <path
          d="M81.3 68.8C79.5 69 77 70 75.3 71.2C77 73 79 74.8 80.8 74.9C82 74.3 82 73 81.5 71.5C82.2 70.5 82 69.3 81.3 68.8Z"
          fill={lips}
          strokeWidth="0.9"
        />
      )}
      {smile && <path d="M73.5 68.5C72 70.5 72 72.5 73 74" strokeWidth="0.9" />}
      <path d="M79.5 63.5C81 62.3 83 62.8 83.5 64" strokeWidth="1" />
      {tika === "dot" && <circle cx="71.5" cy="37.5" r="2.1" fill="var(--mark)" stroke="none" />}
      {tika === "line" && <path d="M71.5 29.5V38" stroke="var(--mark)" strokeWidth="2.4" />}
    </g>
  );
}

/** The ear and what hangs from it, drawn over hair. */
export function Ear({ ring = false }: { ring?: boolean }) {
  return (
    <g>
      <path
        d="M47 52C42 49 38.5 53 40 58C41 62.5 44.5 64.5 47.5 62"
        fill="var(--marigold-soft)"
        strokeWidth="1.3"
      />
      <path d="M45.5 54.5C43 54 42 56.5 43.5 59" strokeWidth="0.8" />
      {ring && (
        <g>
          <circle cx="44" cy="67" r="3" fill="var(--marigold)" strokeWidth="1.1" />
          <path d="M41.5 71.8v.1M44 73.3v.1M46.5 71.8v.1" strokeWidth="2.2" />
        </g>
      )}
    </g>
  );
}
