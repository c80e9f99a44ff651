/**
 * The nodes that a question meets, numbered in the order in which it meets them. A hash table, because marks for all
 * nodes would take megabytes in each thread; its memory is kept from question to question.
 */
export class Numbering {
  /** Nodes by their numbers here. */
  readonly nodes: number[] = [];
  #slots = new Uint32Array(FIRST_SLOTS);
  /** A slot is in use if it bears the mark of this round; so clearing costs nothing. */
  #marks = new Uint32Array(FIRST_SLOTS);
  #round = 1;

  get size(): number {
    return this.nodes.length;
  }

  clear(): void {
    this.nodes.length = 0;
    this.#round = (this.#round + 1) >>> 0;
    if (this.#slots.length > KEPT_SLOTS || this.#round === 0) this.#useSlots(FIRST_SLOTS);
  }

  /** The number of a node that was met, or -1. */
  find(node: number): number {
    const slot = this.#slotOf(node);
    return this.#marks[slot] === this.#round ? (this.#slots[slot] as number) : -1;
  }

  /** The number of a node; a new one is the size before. */
  add(node: number): number {
    let slot = this.#slotOf(node);
    if (this.#marks[slot] === this.#round) return this.#slots[slot] as number;
    if (this.nodes.length * 2 >= this.#slots.length) {
      this.#useSlots(this.#slots.length * 2);
      for (let i = 0; i < this.nodes.length; i++) this.#fill(this.#slotOf(this.nodes[i] as number), i);
      slot = this.#slotOf(node);
    }
    this.#fill(slot, this.nodes.length);
    return this.nodes.push(node) - 1;
  }

  #fill(slot: number, number: number): void {
    this.#slots[slot] = number;
    this.#marks[slot] = this.#round;
  }

  /** Where the node is, or where it would go. */
  #slotOf(node: number): number {
    const mask = this.#slots.length - 1;
    const mixed = Math.imul(node ^ (node >>> 15), 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 16)) & mask;
    while (this.#marks[slot] === this.#round && this.nodes[this.#slots[slot] as number] !== node)
      slot = (slot + 1) & mask;
    return slot;
  }

  #useSlots(length: number): void {
    this.#slots = new Uint32Array(length);
    this.#marks = new Uint32Array(length);
    this.#round = 1;
  }
}

const FIRST_SLOTS = 1 << 12;
/** One question that met very many nodes must not take the memory for ever. */
const KEPT_SLOTS = 1 << 16;
