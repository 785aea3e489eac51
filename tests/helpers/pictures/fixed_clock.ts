/**
 * Loaded before a program (`node --import`): its clock starts at `CLOCK_STARTS_AT` and goes on from
 * there, so that the same dates stand on its pages each day.
 */
const RealDate = Date
/** This file imports nothing of ours, because the import aliases do not exist yet. */
const offset = RealDate.parse(process.env.CLOCK_STARTS_AT ?? '') - RealDate.now()
const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
})
