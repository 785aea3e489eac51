/**
 * What pages and their packages get when they import `react`. On the server Preact knows no `use`, and
 * Inertia, the only one to call it, reads a context with it.
 */
// @ts-expect-error -- its types are written with `export =`; pages are checked with those of React
export * from 'preact/compat'
export { default, useContext as use } from 'preact/compat'
