import { company } from "#domain/company.ts";
import { pageAddress } from "#domain/site/page-address.ts";

/** CH8: sent if the error page fails to render, too. It has no scripts or style sheets that could fail. */
export const fallbackErrorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error!</title>
</head>
<body>
<h1>Unexpected Application Error!</h1>
<p>Something went wrong on our side. Please try again in a moment, or call ${company.phone}.</p>
<p lang="ne">हाम्रो प्रणालीमा केही गडबड भयो। केही बेरमा फेरि प्रयास गर्नुहोस्, वा ${company.phone} मा फोन गर्नुहोस्।</p>
<p><a href="/">${company.name.en}</a> · <a lang="ne" href="${pageAddress("/", "np")}">${company.name.np}</a></p>
</body>
</html>
`;
