import type { Contract, HandlerInput, Output } from '@tripwright/domain/base/contract'
import type { Db } from '../db/db.port.ts'
import type { Log } from '../log/log.ts'
import type { Platform } from '../platform.ts'
import type { Person } from './session-check.ts'

/** The context of a call beside its input. */
export type Call<C extends Contract = Contract> = {
  /** For a write: its transaction, committed when the handler returns. For a read: the database. */
  db: Db
  now: Date
  person: 'anyone' extends C['roles'] ? Person | null : Person
  /** Id of the signed device cookie; created with the first call that needs it. */
  device: string
  /** Address of the client, through trusted proxies only. */
  address: string
  request: Request
  /**
   * For a computation: its effect and its stored response are one transaction. For any other write: the transaction it is
   * in.
   */
  keep: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  log: Log
  platform: Platform
}

/** A contract with its handler, their types already checked against each other. */
export type Route = {
  contract: Contract
  /** The message of the 401, instead of the general one. */
  signIn?: string
  handle: (input: unknown, call: Call) => Promise<unknown>
}

type Handler<C extends Contract> = (input: HandlerInput<C>, call: Call<C>) => Promise<Output<C> | Response>

/** Binds a handler to its contract. A handler for anything other than JSON returns a Response. */
export function route<const C extends Contract>(
  contract: C,
  handle: Handler<C>,
  texts: Pick<Route, 'signIn'> = {},
): Route {
  // Both casts are safe: the mounting code parses the input with this contract and checks its roles before the call.
  return {
    ...texts,
    contract,
    handle: (input, call) => handle(input as HandlerInput<C>, call as Call & Call<C>),
  }
}
