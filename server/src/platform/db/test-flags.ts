/** The flags of the server's own process (ADR 70): without them V8 compiles the embedded database a second time at each start. */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--liftoff-only', '--expose-gc']
