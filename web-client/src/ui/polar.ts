/** A point at `degrees` clockwise from twelve o'clock, at a distance from the origin; rounded for short paths. */
export function point(radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** The path of a ring's sector between two radii and two angles of less than half a turn. */
export function sector(outer: number, inner: number, from: number, to: number): string {
  const arc = (radius: number, sweep: 0 | 1, degrees: number) =>
    `A${radius} ${radius} 0 0 ${sweep} ${point(radius, degrees).join(' ')}`;
  const start = point(outer, from).join(' ');
  return `M${start}${arc(outer, 1, to)}L${point(inner, to).join(' ')}${arc(inner, 0, from)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
