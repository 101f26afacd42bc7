const handset =
  "M10.1 8.6c-.3 0-.7.1-1 .5-.6.7-.7 1.6-.3 2.6.9 2.1 2.6 3.8 4.7 4.6 1 .4 1.9.2 2.5-.4.4-.4.5-.8.4-1.1l-1.7-1.4c-.3-.2-.6-.1-.8.1l-.5.5a6 6 0 0 1-2-2l.5-.5c.2-.2.3-.5.1-.8l-1.3-1.9c-.1-.1-.4-.2-.6-.2Z";

type Props = Readonly<{ className: string }>;

/** A round bubble with a handset. */
export function WhatsAppIcon({ className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={className}>
      <path
        d="M3 21l1.5-4.7a9 9 0 1 1 3.4 3.3L3 21Z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={handset} fill="currentColor" />
    </svg>
  );
}

/** A bubble with round corners, a handset and sound. */
export function ViberIcon({ className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={className}>
      <path
        d="M8 3h8a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5h-3.5l-3.5 3v-3H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={handset} fill="currentColor" transform="translate(-1 -1.5)" />
      <path
        d="M12.5 6.5a4 4 0 0 1 4 4M12.7 8.7a1.7 1.7 0 0 1 1.6 1.6"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
