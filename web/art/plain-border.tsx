/** Instead of a drawn border: a line in the company's colour. */
export const plainBorder = <div className="h-1 bg-madder" />;
