import { Sun } from "#web/art/motifs/sun.tsx";
import { useCompany } from "#web/brand/use-company.ts";
import { useContactTranslation } from "#web/i18n/contact-messages.ts";
import { Grove, MapLabel, OfficePin, Pond, Shrine, Temple } from "./map-landmarks.tsx";

const roads = [
  "M-20 322C140 306 300 318 430 304C700 276 900 250 1220 236",
  "M430 304C520 250 552 170 556 -20",
  "M430 304C420 360 410 400 400 470",
  "M556 130C640 138 660 140 690 120C760 76 860 40 980 -20",
  "M856 256C850 190 858 130 842 66",
  "M286 314C270 220 268 120 286 -20",
  "M1006 246C1022 216 1036 196 1048 178",
];

/** A sketch of central Janakpur. Narrow screens show its middle, with the office. */
export function MapSketch() {
  const { t } = useContactTranslation();
  const { name } = useCompany();
  return (
    <svg
      viewBox="0 0 1200 450"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("contact.map.described")}
      className="size-full text-ink"
    >
      <g fill="none" strokeLinecap="round">
        {roads.map((road) => (
          <path key={road} d={road} stroke="var(--line-strong)" strokeWidth="19" />
        ))}
        {roads.map((road) => (
          <path key={road} d={road} stroke="var(--surface)" strokeWidth="16" />
        ))}
        <path d="M1215 190C1130 130 1060 60 1010 -20" stroke="currentColor" strokeWidth="1.4" />
        <path d="M1223 183C1138 123 1068 53 1018 -27" stroke="currentColor" strokeWidth="1.4" />
        <path
          d="M1219 186.500C1134 126.500 1064 56.500 1014 -23.500"
          stroke="currentColor"
          strokeWidth="15"
          strokeLinecap="butt"
          strokeDasharray="2 9"
        />
      </g>
      <circle cx="430" cy="304" r="17" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="1.5" />
      <circle cx="430" cy="304" r="7" fill="var(--marigold)" stroke="currentColor" strokeWidth="1.2" />
      <Sun transform="translate(92 84) scale(1.15)" />
      <Grove transform="translate(205 110)" />
      <Grove transform="translate(150 232)" />
      <Grove transform="translate(232 396)" />
      <Grove transform="translate(930 346)" />
      <Grove transform="translate(1090 372)" />
      <Grove transform="translate(610 392)" />
      <Grove transform="translate(760 352)" />
      <Temple transform="translate(476 112)" />
      <MapLabel x={476} y={135} text={t("contact.map.temple")} isStrong />
      <Shrine transform="translate(352 70)" />
      <MapLabel x={352} y={92} text={t("contact.map.vivahMandap")} />
      <Shrine transform="translate(652 78)" />
      <MapLabel x={652} y={101} text={t("contact.map.ramMandir")} />
      <Pond x={660} y={146} width={150} height={80} />
      <MapLabel x={718} y={245} text={t("contact.map.dhanushSagar")} isWater />
      <Pond x={872} y={84} width={132} height={92} />
      <MapLabel x={938} y={196} text={t("contact.map.gangaSagar")} isWater />
      <MapLabel x={512} y={331} text={t("contact.map.bhanuChowk")} />
      <MapLabel x={930} y={282} text={t("contact.map.stationRoad")} />
      <g
        transform="translate(-76 20)"
        fill="var(--paper)"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M1098 112H1160V82H1098ZM1092 82H1166L1154 66H1104Z" />
        <path d="M1122 112V96H1136V112M1106 90H1114M1144 90H1152" fill="none" />
      </g>
      <MapLabel x={1064} y={150} text={t("contact.map.station")} />
      <OfficePin transform="translate(588 232)" name={name} />
      <g transform="translate(1150 404)" stroke="currentColor" strokeLinejoin="round">
        <path d="M0 -34L9 0H-9Z" fill="var(--mark)" strokeWidth="1.3" />
        <path d="M0 26L9 0H-9Z" fill="var(--paper)" strokeWidth="1.3" />
      </g>
      <MapLabel x={1150} y={364} text={t("contact.map.north")} isStrong />
    </svg>
  );
}
