import table from './table.module.css';

type Column = string | { name: string; isEnd?: boolean; isHidden?: boolean };

/** The names of the columns. Those of amounts and buttons end their lines; those of buttons are for screen readers. */
export const TableHead = ({ columns }: { columns: readonly Column[] }) => (
  <thead>
    <tr>
      {columns.map((column) => {
        const { name, isEnd = false, isHidden = false } = typeof column === 'string' ? { name: column } : column;
        return (
          <th key={name} scope="col" className={isEnd ? table.end : undefined}>
            {isHidden ? <span className="visually-hidden">{name}</span> : name}
          </th>
        );
      })}
    </tr>
  </thead>
);
