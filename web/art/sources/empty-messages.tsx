const leaves = [
  "translate(40 137) rotate(160)",
  "translate(64 134) rotate(34)",
  "translate(182 125) rotate(-42)",
  "translate(206 125) rotate(30)",
];

/** The letter-carrying parrot of folk songs, on its branch. */
export function EmptyMessagesArt() {
  return (
    <g fill="none">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M130 108C150 124 166 150 172 176C156 166 140 146 126 124Z"
          fill="var(--sprig)"
          strokeWidth="1.5"
        />
        <path
          d="M124 116C138 134 148 154 151 172C136 160 122 140 114 124Z"
          fill="var(--paper)"
          strokeWidth="1.5"
        />
        <path d="M122 124C132 136 140 150 144 162M140 124C152 138 160 152 165 166" strokeWidth="0.8" />
        <path
          d="M24 139C70 127 120 135 164 127C186 123 204 123 222 127L220 133C202 129 186 129 166 133C122 141 72 133 26 144Z"
          fill="var(--paper)"
          strokeWidth="1.5"
        />
        {leaves.map((transform) => (
          <g key={transform} transform={transform}>
            <path d="M0 0C7 -8 20 -9 31 -3C21 5 8 6 0 0Z" fill="var(--sprig)" strokeWidth="1" />
            <path d="M3 0L25 -2.5" strokeWidth="0.7" />
          </g>
        ))}
        <path
          d="M92 50C92 36 104 28 117 31C130 34 136 46 134 58C138 70 150 84 149 104C148 122 136 132 122 131C102 129 88 112 90 90C91 80 96 74 97 66C93 62 92 56 92 50Z"
          fill="var(--paper)"
          strokeWidth="1.7"
        />
        <path d="M96 84C92 104 102 122 120 126.5" strokeWidth="0.8" />
        <path
          d="M97 66C106 74 122 72 134 58M97.5 70.5C108 79 124 77 136.5 63"
          stroke="var(--mark)"
          strokeWidth="1.8"
        />
        <path
          d="M112 82C130 78 146 92 145 118C132 128 114 118 109 101C107 94 108 86 112 82Z"
          fill="var(--sprig)"
          strokeWidth="1.4"
        />
        <path
          d="M113 89q6 4.5 12 0q6 5 13 2M112 99q6 5 13 1q7 5 17 2M116 109q6 4 12 1q7 4 16 2"
          strokeWidth="0.9"
        />
        <path d="M104 97v.1M101 105v.1M104 113v.1M110 119v.1M98 97v.1" strokeWidth="1.8" />
        <path d="M92.5 44C83 43 77 50 80 62C84 57 89 58 94 60Z" fill="var(--mark)" strokeWidth="1.4" />
        <path d="M83 58.5C86 64 91 65 95 62" strokeWidth="1.3" />
        <path d="M98 48C102 41.5 113 41.5 117.5 48.5C112 54 102 54 98 48Z" strokeWidth="1.3" />
        <path d="M110 131v4l-5 5m5 -5l1 6m-1 -6l5 4M125 131v4l-5 5m5 -5l1 6m-1 -6l5 4" strokeWidth="1.5" />
        <g transform="translate(34 58) rotate(-9)">
          <path d="M0 0H48V32H0Z" fill="var(--paper)" strokeWidth="1.5" />
          <path d="M0 0L24 18L48 0M0 32L17 13M48 32L31 13" strokeWidth="1.1" />
          <circle cx="24" cy="17" r="4.5" fill="var(--mark)" strokeWidth="1" />
        </g>
      </g>
      <circle cx="107.5" cy="47.8" r="2.6" fill="currentColor" />
    </g>
  );
}
