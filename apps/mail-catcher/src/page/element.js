/**
 * Builds an element. Strings become text nodes, so that nothing in a mail is parsed as HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

/**
 * An element of index.html.
 *
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {{ new (): Kind }} kind
 * @returns {Kind}
 */
export function byId(id, kind) {
  const node = document.getElementById(id)
  if (!(node instanceof kind)) throw new Error(`index.html has no ${kind.name} #${id}`)
  return node
}
