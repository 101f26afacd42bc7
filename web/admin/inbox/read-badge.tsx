import { Badge } from "#web/ui/badge.tsx";

type Props = Readonly<{ isRead: boolean; read: string; unread: string }>;

export function ReadBadge({ isRead, read, unread }: Props) {
  return <Badge tone={isRead ? "neutral" : "blue"}>{isRead ? read : unread}</Badge>;
}
