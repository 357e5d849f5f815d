/** A drawing as a CSS image. */
export function svgImage(width: number, height: number, inside: string): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
