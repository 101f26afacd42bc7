import { once } from "node:events";
import { connect, type NetConnectOpts } from "node:net";

/** Whether a process listens at this port or socket file. */
export async function canConnect(address: NetConnectOpts): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
