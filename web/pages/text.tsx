import { localText } from "#domain/settings/local-text.ts";
import { fillCompanyFacts, readTextBlocks } from "#domain/settings/text-blocks.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { TextBlocks } from "#web/features/text-pages/text-blocks.tsx";
import { textPageTexts } from "#web/i18n/text-page-messages.ts";
import { siteContext } from "#web/site-context.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/text.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, language } = context.get(siteContext);
  const { path } = splitPageAddress(new URL(request.url).pathname);
  const name = textPageNames.find((page) => path.toLowerCase().startsWith(`/${page}`)) ?? "privacy";
  const { text, isDraft } = settings.texts[name];
  const t = await textPageTexts.of(language);
  const content = fillCompanyFacts(localText(text, language), settings.company, language);
  return {
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    draft: isDraft ? t("draft") : null,
    blocks: readTextBlocks(content),
  };
}

/** ST1: a page of the company's own text. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { title, description, draft, blocks } = loaderData;
  return (
    <>
      <PageHead title={title} description={description} noindex={draft !== null} />
      <article className="page-width py-section">
        <div className="max-w-text">
          <PageHeading className="mb-6">{title}</PageHeading>
          {draft !== null && <Notice tone="warning">{draft}</Notice>}
          <TextBlocks blocks={blocks} />
        </div>
      </article>
    </>
  );
}
