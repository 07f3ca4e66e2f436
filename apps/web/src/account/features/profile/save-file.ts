/** Saves a file with the browser's download. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // In the next task the download has its own copy.
  setTimeout(() => URL.revokeObjectURL(url))
}
