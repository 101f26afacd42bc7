import { Bamboo } from "#web/art/motifs/bamboo.tsx";
import { Ground } from "#web/art/motifs/ground.tsx";
import { Lotus } from "#web/art/motifs/lotus.tsx";
import { Sun } from "#web/art/motifs/sun.tsx";

/** A painted Maithil house with its tulsi altar. */
export function EmptyPropertiesArt() {
  return (
    <g fill="none">
      <Sun transform="translate(196 38) scale(0.8)" />
      <Bamboo transform="translate(34 162) scale(0.9)" joints={5} />
      <Bamboo transform="translate(50 162) scale(0.7)" joints={4} />
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M80 98H160V162H80Z" fill="var(--paper)" strokeWidth="1.6" />
        <path d="M84 102V158M156 102V158" strokeWidth="0.7" />
        <path
          d="M107 162V130C107 121 113 116 120 111C127 116 133 121 133 130V162"
          fill="var(--mark)"
          strokeWidth="1.6"
        />
        <path
          d="M111 162V131C111 124 115 120 120 116.5C125 120 129 124 129 131V162"
          fill="var(--paper)"
          strokeWidth="0.8"
        />
        <path d="M87 150h16M87 153.5h16M137 150h16M137 153.5h16" strokeWidth="0.7" />
        <path
          d="M60 104C84 94 106 72 120 52C134 72 156 94 180 104C160 99 140 97 120 97C100 97 80 99 60 104Z"
          fill="var(--marigold)"
          strokeWidth="1.6"
        />
        <path
          d="M120 58V94M116 64L111 94M124 64L129 94M111 71L101 94.5M129 71L139 94.5M105 78L91 95.5M135 78L149 95.5M97 85L81 97.5M143 85L159 97.5M88 91.5L72 99.5M152 91.5L168 99.5"
          strokeWidth="0.8"
        />
        <path d="M116 54L120 44L124 54" fill="var(--mark)" strokeWidth="1.2" />
        <path d="M186 146H210M184 162V158H212V162M188 158V146H208V158" strokeWidth="1.4" />
        <path d="M198 146V122" strokeWidth="1.2" />
        <path
          d="M198 141C190 142 185 137 185 130C193 130 198 134 198 141C198 134 203 130 211 130C211 137 206 142 198 141M198 130C192 130 188 126 188 120C195 120 198 124 198 130C198 124 201 120 208 120C208 126 204 130 198 130M198 122C195 119 195 115 198 111C201 115 201 119 198 122"
          fill="var(--sprig)"
          strokeWidth="1"
        />
      </g>
      <Lotus transform="translate(95 144) scale(0.24)" />
      <Lotus transform="translate(145 144) scale(0.24)" />
      <Ground />
    </g>
  );
}
