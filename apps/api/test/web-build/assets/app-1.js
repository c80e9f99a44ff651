window.b = 2;
