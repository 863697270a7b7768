/** Which of `count` radios a key leads to from the one at `at`, round and round; -1 for other keys. */
export function radioByKey(key: string, at: number, count: number, rightToLeft: boolean): number {
  const forward = key === 'ArrowDown' || key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')
  const backward = key === 'ArrowUp' || key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')
  if (at < 0 || (!forward && !backward)) return -1
  return (at + (forward ? 1 : -1) + count) % count
}
