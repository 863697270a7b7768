export async function runConsumers() {
  return []
}
