// An S3 server in a process of its own, so that the drill can take it away: node s3-process.ts <folder> <port>
import { openS3Server } from "#server/testing/s3-server.ts";

const [directory = "", port = ""] = process.argv.slice(2);
await openS3Server(directory, Number(port));
process.stdout.write("ready\n");
