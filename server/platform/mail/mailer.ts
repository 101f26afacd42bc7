import type { MailKind } from "#domain/mail/mail.ts";
import { requiredEmail } from "#domain/text-fields.ts";
import type { MailSettings } from "#server/platform/config.ts";

type OutgoingMail = Readonly<{
  kind: MailKind;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  message_id: string;
  created_at: Date;
  headers?: Readonly<Record<string, string>> | null;
  calendar?: string | null;
}>;

export type Mailer = Readonly<{
  /** `senderName` stands instead of the name in MAIL_FROM. */
  send: (mail: OutgoingMail, senderName?: string) => Promise<void>;
}>;

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
};
/** Longer than a connection and an answer may take; the job then fails and is tried again. */
export const sendTimeoutSeconds = 150;

/** Sends through the server of SMTP_URL. Each mail has its own connection: there are few of them. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  return {
    async send(mail, senderName = from.name) {
      if (!requiredEmail.safeParse(mail.to_address).success)
        throw new RefusedMail("This is not an e-mail address");
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: smtpUrl,
        ...timeouts,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({
          from: { name: senderName, address: from.address },
          to: { name: "", address: mail.to_address },
          ...(mail.reply_to && { replyTo: { name: "", address: mail.reply_to } }),
          envelope: { from: from.address, to: [mail.to_address] },
          subject: mail.subject,
          text: mail.text,
          ...(mail.calendar && {
            attachments: [
              {
                filename: "visit.ics",
                content: mail.calendar,
                contentType: "text/calendar; charset=utf-8; method=PUBLISH",
              },
            ],
          }),
          messageId: mail.message_id,
          date: mail.created_at,
          headers: {
            ...mail.headers,
            // Programs that answer absences leave it alone.
            ...(mail.kind !== "reply" && { "Auto-Submitted": "auto-generated" }),
          },
        });
      } finally {
        transport.close();
      }
    },
  };
}

class RefusedMail extends Error {
  readonly code = "EENVELOPE";
}

/**
 * Whether the server refused this mail or its address, so that another attempt would fail, too. A wrong password or a
 * certificate concerns all mails and can be repaired, so these are tried again.
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const responseCode = "responseCode" in error ? Number(error.responseCode) : undefined;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  return responseCode === undefined || (responseCode >= 500 && responseCode < 600);
}
