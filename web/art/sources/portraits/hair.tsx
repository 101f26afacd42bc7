/** Short hair under a hat or bare, the sideburn before the ear. */
export function ShortHair() {
  return (
    <path
      d="M75.5 35C70 31 60 33 54.5 40C51 44.5 50.5 50 49.5 56L46 53C43 51 40 53 40 57L41.5 70C38 62 36 52 37.5 42C40 28 53 21 64 23.5C70.5 25 74.5 29 75.5 35Z"
      fill="currentColor"
      strokeWidth="1.2"
    />
  );
}

/** Long hair drawn back over the ear to a bun or a braid. */
export function DrawnBackHair() {
  return (
    <g>
      <path
        d="M73.5 30C66 31 57 37 53 45C50 51 51 56 49 60C47 66 44 72 40 74C34 66 32 50 36 39C41 25 56 19 66 22.5C70 24 72.5 26.5 73.5 30Z"
        fill="currentColor"
        strokeWidth="1.2"
      />
      <path
        d="M66 26.5C56 28 46 36 43 50M60 24.5C50 27 41 36 39 50"
        stroke="var(--sunken)"
        strokeWidth="0.7"
      />
    </g>
  );
}
