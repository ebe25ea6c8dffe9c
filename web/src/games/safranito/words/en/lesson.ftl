# Safranito, guided.
learn-safranito-table = A market stall from above: nine bowls of spices, and four circles with special actions. The cards around the rim are for sale. Three blends win; each takes three spice cards. The green chips are yours.
learn-safranito-throw = Players take turns throwing chips. Pick a chip, say your 50 (nobody else can see its value), press below the board’s edge and flick upwards. Or aim with a meter. Any throw that stays on the board will do.
learn-safranito-landed = It lies face down: only you know its value. Now it’s Mina’s turn.
learn-safranito-pushed = Mina skimmed a chip and knocked yours out of saffron: no score. What counts is where the chips lie at the end. Strike back: choose “Skim”, throw hard, and knock hers out of saffron.
learn-safranito-circle = All chips are thrown. First come the circles: the chips there are turned over, and whoever has the most may act. On “spice card” that’s you, with 40. Draw!
learn-safranito-keep = A 40 lets you draw four cards and keep one. You still need mint for the first blend: keep it.
learn-safranito-bowl = Now for the trade. You hold the pepper mill: as head chef you choose which bowl is traded next. Your chips are in ginger and cumin. Start with cumin.
learn-safranito-sell = First everyone may sell. Each cumin card earns the total of all chips in the bowl, no matter whose: 90 rupees. You don’t need cumin: sell it!
learn-safranito-buy = Whoever sold takes back their chips there. In ginger it’s time to buy: the highest total goes first and pays that total. Your 30 beats Mina’s 20, and ginger is what you need: buy it!
learn-safranito-blend = Ginger, mint and saffron: you have all three. Make the blend!
learn-safranito-end = The first of three blends! Then the mill passes to the left, new cards come out, and all chips are thrown again. Whoever makes a third blend first wins. That’s all you need to know!

learn-safranito-thrown = A chip counts where you can see part of a bowl or circle through its hole.
learn-safranito-aim = That one was for practice: here’s your chip again. Now aim: throw one into saffron, the bowl in the middle.
learn-safranito-struck = It goes on like this until all chips are thrown: aim, knock, get knocked.
learn-safranito-throw-hit = Well thrown! It landed here: { $place }.
learn-safranito-throw-off = Too hard: it flew off the board. Take it back and flick more gently.
learn-safranito-aim-hit = Right into saffron!
learn-safranito-aim-off = Off the board. Take it back and try it more gently.
learn-safranito-aim-miss = Not saffron yet ({ $place }). { $way ->
    [short] Too short: flick a little faster.
    [far] Too far: flick a little more gently.
    [left] Too far to the left.
   *[right] Too far to the right.
}
learn-safranito-knock-hit = Got it! Mina’s chip is out of saffron.
learn-safranito-knock-miss = Mina’s chip is still in saffron. Aim straight at it and flick hard.
