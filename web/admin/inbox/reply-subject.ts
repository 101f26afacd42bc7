export const replySubject = (subject: string) => `Re: ${subject}`;
