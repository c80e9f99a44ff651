/** Numbers in one piece of memory. */
export class GrowingNumbers {
  private values = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  at(place: number): number {
    return this.values[place] as number;
  }

  sorted(): Float64Array {
    return this.values.subarray(0, this.length).sort();
  }
}
