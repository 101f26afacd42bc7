import { afterAll, vi } from "vitest";

/** A module that is still being loaded when its file ends would be broken for the other files of the worker. */
afterAll(() => vi.dynamicImportSettled());
