import edge from 'edge.js'

/**
 * The engine of the views looks through its folders for components before each page, even when it
 * keeps what it compiled. Where no view changes, one look is enough.
 */
export function keepViewParts() {
  const { loader } = edge
  const found = loader.listComponents()
  Object.defineProperty(loader, 'listComponents', { value: () => found })
}
