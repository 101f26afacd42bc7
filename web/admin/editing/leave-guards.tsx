import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type Location, useBlocker, useLocation } from "react-router";

type Navigation = Readonly<{ currentLocation: Location; nextLocation: Location }>;

/** An editor with unsaved work. */
export type LeaveGuard = Readonly<{
  /** Whether the navigation would discard the work; without one, whether leaving the site would. */
  isHolding: (navigation?: Navigation) => boolean;
  isSending: boolean;
  release: () => void;
  discard: () => void;
}>;

type Guards = Readonly<{
  guards: Map<symbol, LeaveGuard>;
  /** The editor that asks whether to leave. */
  asking: symbol | undefined;
  stay: () => void;
  leave: () => void;
  /** Allows every navigation from now on; drafts stay. */
  releaseAll: () => void;
}>;

const GuardsContext = createContext<Guards | null>(null);

/** The router has one blocker, which all open editors share: one of them asks for all. */
export function LeaveGuards({ children }: Readonly<{ children: ReactNode }>) {
  const [guards] = useState(() => new Map<symbol, LeaveGuard>());
  const currentLocation = useLocation();
  const holding = (navigation?: Navigation) => [...guards].filter(([, guard]) => guard.isHolding(navigation));
  const blocker = useBlocker((navigation) => holding(navigation).length > 0);
  const held =
    blocker.state === "blocked" ? holding({ currentLocation, nextLocation: blocker.location }) : [];
  const isSending = held.some(([, guard]) => guard.isSending);
  useEffect(() => {
    // The outcome of a call must be shown, so nobody is asked.
    if (blocker.state === "blocked" && isSending) blocker.reset();
  }, [blocker, isSending]);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if ([...guards.values()].some((guard) => guard.isHolding())) event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, [guards]);
  return (
    <GuardsContext
      value={{
        guards,
        asking: isSending ? undefined : held[0]?.[0],
        stay: () => blocker.reset?.(),
        leave() {
          for (const [, guard] of held) guard.discard();
          blocker.proceed?.();
        },
        releaseAll() {
          for (const guard of guards.values()) guard.release();
        },
      }}
    >
      {children}
    </GuardsContext>
  );
}

export function useLeaveGuards(): Guards {
  const guards = use(GuardsContext);
  if (!guards) throw new Error("An editor is outside of LeaveGuards.");
  return guards;
}
